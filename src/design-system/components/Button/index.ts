export { Button, SmallButton, type ButtonProps } from './Button.tsx';
