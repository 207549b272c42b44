export { Heading, type HeadingProps } from './Heading.tsx';
export { Loud, type LoudProps } from './Loud.tsx';
