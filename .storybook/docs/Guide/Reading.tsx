import { useEffect, useState } from 'react';
import { type Heard, listenTo } from './heard.ts';
import { Keys } from './Keys.tsx';

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
  const [heard, setHeard] = useState<Heard>();
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

/** How many stops and titles are written out: what comes after is more of the same. */
const MANY = 12;

/** « Au clavier et à l’oreille », of a piece that nobody wrote it of. */
export function Reading({ story }: { story: string }) {
  const heard = useHeard(story);
  if (!heard) return <p>Se lit de l’exemple ci-dessus, une fois qu’on l’essaie.</p>;
  const { stops, keys, said } = heard;
  return (
    <>
      <Keys
        keys={stops.length > 0 ? { Tab: `D’un arrêt à l’autre : ${stops.length} ici.`, ...keys } : undefined}
      />
      {stops.length > 0 && (
        <details>
          <summary>Les arrêts, dans l’ordre</summary>
          <ol>
            {stops.slice(0, MANY).map(({ role, name }, index) => (
              // Two links may have one name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {role} {name && `«\u00A0${name}\u00A0»`}
              </li>
            ))}
          </ol>
          {stops.length > MANY && <p>Puis {stops.length - MANY} autres.</p>}
        </details>
      )}
      {said.length > 0 && (
        <>
          <p>Un lecteur d’écran y trouve&nbsp;:</p>
          <ul>
            {said.slice(0, MANY).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
