export { Heading, type HeadingProps, Loud } from './Heading.tsx';
