const address = import.meta.env.VITE_SUPABASE_URL as string | undefined;

/** The origin of the hosted project that the site was built for; undefined where the backend shares the site's origin. */
export const hostedBackend = address ? new URL(address).origin : undefined;
