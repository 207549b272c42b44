export { NextProject, type NextProjectProps } from './NextProject.tsx';
