import { Link } from 'react-router-dom';
import { formatWhole } from '#data/formats.ts';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Lines, ListRoot, Words } from './ListCard.styles.ts';
import type { useToDo } from './useToDo.ts';

/** What waits for this person, a line each with the button that begins it; says so when nothing waits. */
export function ToDo({ lines, others }: Pick<ReturnType<typeof useToDo>, 'lines' | 'others'>) {
  return (
    <ListRoot aria-labelledby="a-faire">
      <h2 id="a-faire">À faire</h2>
      {lines.length === 0 && <p>Rien ne vous attend.</p>}
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ key, to, text, note, act }) => (
            <li key={key}>
              <Words>
                {text}
                <span>{note}</span>
              </Words>
              <Button
                size="small"
                variant="outline"
                render={<Link to={to} aria-label={`${act}\u00A0: ${text}`} />}
              >
                {act}
              </Button>
            </li>
          ))}
        </Lines>
      )}
      {others.map(({ count, one, several, to }) => {
        if (count <= 0) return null;
        const words = `+ ${formatWhole(count)} ${count === 1 ? one : several}`;
        return to ? (
          <TextLink key={one} render={<Link to={to} />}>
            {words}
          </TextLink>
        ) : (
          <p key={one}>{words}</p>
        );
      })}
    </ListRoot>
  );
}
