import type { Guide } from './guide.ts';
import { Words } from './Words.tsx';

/** Keys and what they do. */
export function Keys({ keys }: Pick<Guide, 'keys'>) {
  if (!keys) return <p>Rien n’y prend le focus.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Touche</th>
          <th scope="col">Effet</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>
              <Words>{effect}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
