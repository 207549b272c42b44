import { useEffect, useState } from 'react';
import { type Heard, listenTo } from './heard.ts';

/** How long nothing has to change before what is drawn is read, in milliseconds. */
const CALM = 400;

/** Where the first story of a guide is drawn: in the page, or in a window of the same origin, where dialogs stand beside it. */
function findDrawn(story: string) {
  const own = [...document.querySelectorAll('iframe')].find(
    ({ src }) => src && new URL(src).searchParams.get('id') === story,
  );
  return own?.contentDocument?.body ?? document.getElementById(`story--${story}--primary-inner`);
}

/** What the keyboard and a screen reader meet in the first story of the guide, read from what is drawn. */
function useHeard(story: string) {
  const [heard, setHeard] = useState<Heard[]>();
  useEffect(() => {
    let timer = 0;
    let watched: Element | null = null;
    const observer = new MutationObserver(wait);
    function read() {
      const drawn = findDrawn(story);
      if (drawn !== watched) {
        watched = drawn;
        observer.disconnect();
        if (drawn) observer.observe(drawn, { childList: true, subtree: true });
      }
      if (drawn) setHeard(listenTo(drawn));
    }
    function wait() {
      clearTimeout(timer);
      timer = window.setTimeout(read, CALM);
    }
    // A window is there, and then another document in it, when it has loaded.
    document.addEventListener('load', wait, true);
    observer.observe(document.body, { childList: true, subtree: true });
    wait();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('load', wait, true);
    };
  }, [story]);
  return heard;
}

/** How many are written out: what comes after is more of the same. */
const MANY = 16;

/** « Au clavier et à l’oreille », of a piece that nobody wrote it of. */
export function Reading({ story }: { story: string }) {
  const heard = useHeard(story);
  if (!heard) return <p>Se lit de l’exemple ci-dessus, une fois qu’on l’essaie.</p>;
  if (heard.length === 0) return <p>Rien n’y prend le focus et rien ne s’y nomme.</p>;
  return (
    <details>
      <summary>
        Ce qu’un lecteur d’écran y trouve, dans l’ordre; en gras, les{' '}
        {heard.filter(({ isStop }) => isStop).length} arrêts de Tab
      </summary>
      <ol>
        {heard.slice(0, MANY).map(({ isStop, words }, index) => (
          // Two links may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{isStop ? <strong>{words}</strong> : words}</li>
        ))}
      </ol>
      {heard.length > MANY && <p>Puis {heard.length - MANY} autres.</p>}
    </details>
  );
}
