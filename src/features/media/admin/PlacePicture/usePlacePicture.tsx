import { type ReactNode, useState } from 'react';
import { type PictureToPlace, type PlacedPicture, PlacePicture } from './PlacePicture.tsx';

type Question = { picture: PictureToPlace | undefined; answer: (placed: PlacedPicture | null) => void };

/**
 * `pick` opens the dialog, on a picture if one is given, and resolves to the picture to place, or to null when the dialog is
 * closed without one; `dialog` stands somewhere on the screen.
 */
export function usePlacePicture(): {
  pick: (picture?: PictureToPlace) => Promise<PlacedPicture | null>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const give = (placed: PlacedPicture | null) => {
    question?.answer(placed);
    setQuestion(null);
  };
  return {
    pick: (picture) =>
      new Promise((answer) => {
        question?.answer(null);
        setQuestion({ picture, answer });
      }),
    dialog: (
      <PlacePicture
        isOpen={question !== null}
        {...(question?.picture && { picture: question.picture })}
        onClose={() => give(null)}
        onPlace={give}
      />
    ),
  };
}
