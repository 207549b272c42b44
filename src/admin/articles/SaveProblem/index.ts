export { SaveProblem, type SaveProblemProps } from './SaveProblem.tsx';
