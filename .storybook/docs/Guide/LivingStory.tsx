import { useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { getIndexEntries } from './indexEntries.ts';
import { pictureOf, usePictured } from './usePictured.ts';

const woken = 'porte-voix:story-woken';

/** Whether the story of this id is the one of the page that is alive, and what wakes it. */
function useLife(id: string) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<string>) => setIsAlive(detail === id);
    addEventListener(woken, hear);
    return () => removeEventListener(woken, hear);
  }, [id]);
  return [isAlive, () => dispatchEvent(new CustomEvent(woken, { detail: id }))] as const;
}

export type LivingStoryProps = {
  /** Storybook’s id of the story. */
  of: string;
  height?: string | undefined;
};

/**
 * A story in a window of its own: its picture (`tests/workbench/openEach.ts` takes it), alive on a press. One at a time is alive in a
 * page: each window starts a PostgreSQL, and eleven of them take three gigabytes.
 */
export function LivingStory({ of: id, height = '40rem' }: LivingStoryProps) {
  const [isAlive, wake] = useLife(id);
  const hasPicture = usePictured()?.has(id);
  const entry = getIndexEntries()[id];
  const name = entry ? `${entry.title.split('/').at(-1)?.split(' · ')[0]}, ${entry.name.toLowerCase()}` : id;
  return (
    <Frame>
      {isAlive ? (
        <iframe title={name} data-awake src={toAddress(id)} style={{ height }} allowFullScreen />
      ) : (
        <>
          {hasPicture && <img src={pictureOf(id)} alt={name} loading="lazy" />}
          <Bar>
            <Button ariaLabel={false} onClick={wake}>
              Essayer «&nbsp;{name}&nbsp;»
            </Button>
          </Bar>
        </>
      )}
    </Frame>
  );
}

/** The story alone, as the toolbars have it. */
function toAddress(id: string) {
  const address = new URL(location.href);
  address.searchParams.set('id', id);
  address.searchParams.set('viewMode', 'story');
  return address.href;
}

const Frame = styled.div(({ theme }) => ({
  margin: '25px 0 40px',
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& > iframe, & > img': { display: 'block', width: '100%', border: 0 },
}));

/** On a phone, a long name takes two lines. */
const Bar = styled.div({ padding: 12, '& > button': { height: 'auto', whiteSpace: 'normal' } });
