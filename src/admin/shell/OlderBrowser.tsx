import { Alert } from '#design-system/components/Alert';
import { isDeskBrowser } from '#hydration/olderBrowsers.ts';

/** Says to whoever works in a browser that the desk isn't made for which ones it is for; nothing to everybody else. */
export function OlderBrowser({
  isOlder = !isDeskBrowser,
}: {
  /** Pour le montrer dans tout navigateur. */ isOlder?: boolean;
}) {
  if (!isOlder) return null;
  return (
    <Alert tone="warning" title="Votre navigateur est trop ancien pour cet espace">
      Il est fait pour Safari 17.4, Firefox 125, Chrome ou Edge 116, et les plus récents. Mettez le vôtre à
      jour&nbsp;: ici, des boutons pourraient ne rien faire.
    </Alert>
  );
}
