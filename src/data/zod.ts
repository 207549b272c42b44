import { z } from 'zod';

// Without this, zod probes whether it may compile code, which the site's Content-Security-Policy refuses aloud.
z.config({ jitless: true });

export { z };
