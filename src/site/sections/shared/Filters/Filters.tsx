import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { TextLink } from '#design-system/components/TextLink';
import { Container } from '#design-system/primitives/Container';
import { Text } from '#design-system/primitives/Text';
import { Categories, Choices, FiltersRoot, Found } from './Filters.styles.ts';

/** A filter as a link: what it is called, and the address that has it. */
export type FilterChoice = { label: string; to: string; isCurrent: boolean };

export interface FiltersProps {
  /** La première vaut pour toutes. */
  categories: readonly FilterChoice[];
  /** Les tags qui filtrent. */
  tags: readonly FilterChoice[];
  /** Combien le choix en compte, en mots. */
  found: string;
  /** Où rien n’est filtré; seulement quand quelque chose l’est. */
  clear?: string | undefined;
}

/** Narrows a list by category and tag. Each choice is a link, so it can be shared and gone back to. */
export function Filters({ categories, tags, found, clear }: FiltersProps) {
  const chosenTag = tags.find(({ isCurrent }) => isCurrent)?.to;
  return (
    <Container>
      <FiltersRoot>
        <nav aria-label="Catégories">
          <Categories>
            <FilterLinks choices={categories} />
          </Categories>
        </nav>
        {tags.length > 0 && (
          <Disclosure summary="Mots-clés" isInitiallyOpen={chosenTag !== undefined} key={chosenTag}>
            <nav aria-label="Mots-clés">
              <Choices>
                <FilterLinks choices={tags} />
              </Choices>
            </nav>
          </Disclosure>
        )}
        <Found>
          <Text isAnnounced weight="semibold" isTabular>
            {found}
          </Text>
          {clear && (
            <TextLink variant="standalone" iconEnd={X} render={<Link to={clear} preventScrollReset />}>
              Retirer les filtres
            </TextLink>
          )}
        </Found>
      </FiltersRoot>
    </Container>
  );
}

const FilterLinks = ({ choices }: { choices: readonly FilterChoice[] }) =>
  choices.map(({ label, to, isCurrent }) => (
    <li key={label}>
      <Button
        size="small"
        variant={isCurrent ? 'secondary' : 'outline'}
        aria-current={isCurrent ? 'true' : undefined}
        render={<Link to={to} preventScrollReset />}
      >
        {label}
      </Button>
    </li>
  ));
