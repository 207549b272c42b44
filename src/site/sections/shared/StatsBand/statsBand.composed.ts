import { StatsBand } from './index.ts';

export default { 'about/aboutStats': StatsBand };
