export { FilmPoster } from './FilmPoster.tsx';
