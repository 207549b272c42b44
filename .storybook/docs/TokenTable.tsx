import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#design-system/components/IconButton';
import { Table } from '#design-system/components/Table';
import { useToast } from '#design-system/components/Toast';
import { theme } from '#theme/theme.ts';

type Group = keyof typeof theme.raw;

/** The name of the variable that holds a token: `--pv-color-text`. */
const variableOf = (group: Group, name: string) => (theme.vars[group] as Record<string, string>)[name] ?? '';

export interface TokenTableProps {
  /** Le nom du tableau. */
  caption: string;
  /** Le groupe du thème. */
  group: Group;
  /** Les jetons, par leur nom. */
  tokens: Readonly<Record<string, string | number>>;
  /** Montre un jeton. */
  draw?: (value: string, name: string) => ReactNode;
  /** Ce que l’on en dit encore : à quoi il sert, sur quoi il se pose. */
  more?: Record<string, (name: string) => ReactNode>;
}

/** Tokens to take away: each with its CSS variable, which a press copies, and its value. */
export function TokenTable({ caption, group, tokens, draw, more = {} }: TokenTableProps) {
  return (
    <Table caption={caption} density="dense" isCaptionVisible>
      <thead>
        <tr>
          {draw && <th scope="col">Aperçu</th>}
          <th scope="col">Jeton</th>
          <th scope="col">Variable CSS</th>
          <th scope="col">Valeur</th>
          {Object.keys(more).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name}>
            {draw && <td>{draw(String(value), name)}</td>}
            <th scope="row">
              <code>
                {group}.{name}
              </code>
            </th>
            <td>
              <Variable name={variableOf(group, name)} />
            </td>
            <td>{value}</td>
            {Object.entries(more).map(([title, say]) => (
              <td key={title}>{say(name)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Variable({ name }: { name: string }) {
  const showToast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(`var(${name})`);
    showToast({ title: 'Variable copiée', description: `var(${name})`, variant: 'success' });
  };
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <code>{name}</code>
      <IconButton label={`Copier var(${name})`} icon={Copy} size="small" onClick={() => void copy()} />
    </span>
  );
}
