import { useEffect, useRef, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { getIndexEntries } from './indexEntries.ts';
import { usePictured } from './usePictured.ts';

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

/** Whether a place is in sight, or nearly. */
function useInSight() {
  const place = useRef<HTMLDivElement>(null);
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isInSight] as const;
}

/**
 * A story in a window of its own: its picture (`.storybook/pictures.ts`), alive on a press; without one, alive while it is in sight. Each
 * window starts a PostgreSQL, and eleven of them take three gigabytes.
 */
export function LivingStory({ of: id, height = '40rem' }: LivingStoryProps) {
  const [isAwake, wake] = useLife(id);
  const [place, isInSight] = useInSight();
  const pictured = usePictured();
  const picture = pictured?.get(id);
  const entry = getIndexEntries()[id];
  const name = entry ? `${entry.title.split('/').at(-1)?.split(' · ')[0]}, ${entry.name.toLowerCase()}` : id;
  if (!picture || isAwake)
    return (
      <Frame ref={place} style={{ height }}>
        {(isAwake || (pictured && isInSight)) && (
          <iframe title={name} data-awake={isAwake || undefined} src={toAddress(id)} allowFullScreen />
        )}
      </Frame>
    );
  return (
    <Frame>
      <img src={picture} alt={name} loading="lazy" />
      <Bar>
        <Button ariaLabel={false} onClick={wake}>
          Essayer «&nbsp;{name}&nbsp;»
        </Button>
      </Bar>
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
  '& > iframe': { height: '100%' },
}));

/** On a phone, a long name takes two lines. */
const Bar = styled.div({ padding: 12, '& > button': { height: 'auto', whiteSpace: 'normal' } });
