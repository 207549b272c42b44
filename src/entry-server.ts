// What the server needs of the app, in one bundle: `build/server/entry-server.js`.
export { type Site, type SiteOptions, createSite } from './server/answer.ts';
export { exportSite } from './server/exportSite.ts';
export { hostedBackend } from './server/hostedBackend.ts';
export { siteUrl } from './data/siteUrl.ts';
