import type { Plugin } from 'vite';
import svgr from 'vite-plugin-svgr';

/** Makes a component of each drawing: `import Street from './street.svg?react'`. The files say nothing of a size. */
export const drawingPlugin = (): Plugin => svgr({ svgrOptions: { dimensions: false } });
