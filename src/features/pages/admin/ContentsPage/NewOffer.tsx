import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Menu } from '#design-system/components/Menu';
import { Text } from '#design-system/primitives/Text';
import { toFormTarget } from '../formTarget.ts';
import type { OfferList } from './offers.ts';

/** Begins a course in the catalogue (« Nouvelle formation »). A full one says so. */
export function NewCourse({ catalogue: { section, name, count, max } }: { catalogue: OfferList }) {
  const reasonId = useId();
  const isFull = count >= max;
  return (
    <>
      {isFull && (
        <Text id={reasonId} size="small" tone="muted">
          Le catalogue contient au plus {max} formations. Retirez-en une pour en ajouter une autre.
        </Text>
      )}
      <Button
        variant="primary"
        iconStart={Plus}
        isDisabled={isFull}
        {...(isFull
          ? { 'aria-describedby': reasonId }
          : { render: <Link to={toFormTarget(section.key, { ajouter: name })} /> })}
      >
        Nouvelle formation
      </Button>
    </>
  );
}

/** Begins an offer on the page that is chosen (« Nouveau service »). Where there is no room left, it says so. */
export function NewService({ lists }: { lists: readonly OfferList[] }) {
  return (
    <Menu
      trigger={
        <Button variant="primary" iconStart={Plus}>
          Nouveau service
        </Button>
      }
      items={lists.map(({ section, name, count, max }) => {
        const label = [section.pages[0]?.title, section.title].filter(Boolean).join(' · ');
        return count < max
          ? { label, render: <Link to={toFormTarget(section.key, { ajouter: name })} /> }
          : { label: `${label} (complet\u00A0: ${max} au plus)`, isDisabled: true };
      })}
    />
  );
}
