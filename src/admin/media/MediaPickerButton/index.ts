export { MediaPickerButton } from './MediaPickerButton.tsx';
