export { ListenButton, type ListenButtonProps } from './ListenButton.tsx';
