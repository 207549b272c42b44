import { useState } from 'react';
import { Button } from '#design-system/components/Button';
import { CheckboxList } from '#design-system/forms/CheckboxList';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Stack } from '#design-system/primitives/Stack';

export interface ReturnSeatsProps {
  /** How many places there are, two at least. */
  seats: number;
  /** The names of those who come along, as far as they were given. */
  others: readonly string[];
  isPending: boolean;
  onReturn: (kept: { seats: number; others: string[] }) => void;
}

/** Gives some of several places back: how many are kept, and who still comes. */
export function ReturnSeats({ seats, others, isPending, onReturn }: ReturnSeatsProps) {
  const [kept, setKept] = useState(seats - 1);
  // By their places: two people may bear the same name.
  const [chosen, setChosen] = useState(() => others.map((_, index) => String(index)));
  // Of one place there is nobody else to name.
  const named = kept > 1 ? chosen : [];
  const isTooMany = named.length >= kept;
  return (
    <Stack $gap={4}>
      <Field label="Places que vous gardez" description="La vôtre comprise.">
        <NativeSelect
          items={Array.from({ length: seats - 1 }, (_, index) => ({
            value: String(index + 1),
            label: index === 0 ? '1 place' : `${index + 1} places`,
          }))}
          value={String(kept)}
          onChange={({ currentTarget }) => setKept(Number(currentTarget.value))}
        />
      </Field>
      {others.length > 0 && kept > 1 && (
        <CheckboxList
          legend="Qui vient encore avec vous"
          items={others.map((name, index) => ({ value: String(index), label: name }))}
          value={chosen}
          onValueChange={setChosen}
          {...(isTooMany && {
            error: kept === 2 ? 'Gardez un nom au plus.' : `Gardez ${kept - 1} noms au plus.`,
          })}
        />
      )}
      <div>
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel="Envoi..."
          isDisabled={isTooMany}
          onClick={() =>
            onReturn({ seats: kept, others: others.filter((_, index) => named.includes(String(index))) })
          }
        >
          {seats - kept === 1 ? 'Rendre une place' : `Rendre ${seats - kept} places`}
        </Button>
      </div>
    </Stack>
  );
}
