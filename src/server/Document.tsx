import type { ReactElement, ReactNode } from 'react';
import assets from 'virtual:document-assets';
import { hydrationDataId } from '#hydration/hydrationData.ts';
import { LoadNotice } from '#hydration/LoadNotice/LoadNotice.tsx';
import bricolageGrotesque from '#theme/fonts/bricolage-grotesque.woff2?url';
import fontFaces from '#theme/fonts/fonts.css?inline';
import inter from '#theme/fonts/inter.woff2?url';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hostedBackend } from './hostedBackend.ts';

export interface DocumentProps {
  /** Title, meta and link elements. */
  head?: ReactNode;
  /** The style elements of what is rendered. */
  styles: readonly ReactElement<InlineProps>[];
  /** What the app takes over, as HTML; without it, the app renders by itself. */
  app?: string;
  /** What stands beside the app. */
  children?: ReactNode;
  /** JSON for `readHydrationData`. */
  hydrationData?: string | undefined;
  /** Schema.org objects in JSON. */
  structuredData?: string | undefined;
  /** The content security policy of this document: `createPolicy(styles)`. */
  policy: string;
}

/** An element that holds its text as it is. */
type InlineProps = { dangerouslySetInnerHTML: { __html: string } };
const inline = (text: string): InlineProps => ({ dangerouslySetInnerHTML: { __html: text } });

/** The policy that allows what a document with these styles holds inline, and nothing else; none while developing. */
export const createPolicy = (styles: DocumentProps['styles']) =>
  assets.loader &&
  contentSecurityPolicy({
    styles: [fontFaces, ...styles.map(({ props }) => props.dangerouslySetInnerHTML.__html)],
    scripts: [assets.loader],
    backend: hostedBackend,
  });

/** A whole document. The browser gets the scripts from the loader: named in the head, they would delay the first paint. */
export function Document({
  head,
  styles,
  app,
  children,
  hydrationData,
  structuredData,
  policy,
}: DocumentProps) {
  return (
    <html lang="fr-CA" data-scripts={assets.loader ? undefined : ''}>
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        {[inter, bricolageGrotesque].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style {...inline(fontFaces)} />
        {styles}
        {structuredData && <script type="application/ld+json" {...inline(structuredData)} />}
        {assets.loader ? (
          <script
            data-files={assets.files.join(' ')}
            data-starts-at-once={app === undefined ? '' : undefined}
            {...inline(assets.loader)}
          />
        ) : (
          assets.files.map((file) => <script key={file} type="module" src={file} />)
        )}
      </head>
      <body>
        <div id="root" {...(app !== undefined && inline(app))} />
        {hydrationData && <script type="application/json" id={hydrationDataId} {...inline(hydrationData)} />}
        <LoadNotice />
        {children}
      </body>
    </html>
  );
}
