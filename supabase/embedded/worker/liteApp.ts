import { App, type Connection, setExperimental } from '@supabase/lite';

/** Opaque keys and the secret that signs tokens. */
export type LiteKeys = { publishableKey: string; serviceKey: string; jwtSecret: string };

export type LiteAppOptions = {
  connection: Connection;
  keys: LiteKeys;
  siteUrl: string;
  store: NonNullable<App['_storageAdapter']>;
  /** Without one, no e-mail can leave. */
  mailer?: NonNullable<App['_mailer']>;
};

/** Supabase's API in this thread, set as `supabase/config.toml` sets the hosted project. */
export async function createLiteApp({
  connection,
  keys,
  siteUrl,
  store,
  mailer,
}: LiteAppOptions): Promise<App> {
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.serviceKey,
      site_url: siteUrl,
      additional_redirect_urls: [],
      minimum_password_length: 12,
      // A link's token derives from this code: ten digits can't be tried out within an hour.
      email: { enable_confirmations: true, otp_length: 10, otp_expiry: 3600 },
    },
    storage: { enabled: true, file_size_limit: '500MiB' },
    studio: { enabled: false },
    options: { server: { admin: false } },
  });
  // At each request it looks into the text of each view for casts to types of its own, which we have none of: half of the request's time.
  const introspect = connection.introspect.bind(connection);
  connection.introspect = async (options) => {
    const shape = await introspect(options);
    for (const view of shape.views) view.sql = '';
    return shape;
  };
  if (mailer) app._mailer = mailer;
  app._storageAdapter = store;
  await app.init();
  // After init, which warns of it at length.
  setExperimental('storage', true);
  return app;
}
