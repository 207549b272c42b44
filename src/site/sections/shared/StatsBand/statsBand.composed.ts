import { StatsBand } from './StatsBand.tsx';

export default { 'about/aboutStats': StatsBand };
