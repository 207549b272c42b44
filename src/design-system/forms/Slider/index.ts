export { Slider, type SliderProps } from './Slider.tsx';
export { Range, Track } from './Slider.styles.ts';
