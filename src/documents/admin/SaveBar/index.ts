export { type MainAct, SaveBar, type Standing } from './SaveBar.tsx';
