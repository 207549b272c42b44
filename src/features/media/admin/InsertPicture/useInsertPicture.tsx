import { useState } from 'react';
import { type PictureToInsert, type InsertedPicture, InsertPicture } from './InsertPicture.tsx';

type Question = { picture: PictureToInsert | undefined; answer: (chosen: InsertedPicture | null) => void };

/**
 * `pick` opens the dialog, on a picture if one is given, and resolves to the picture to insert, or to null when the dialog is
 * closed without one; `dialog` stands somewhere on the screen.
 */
export function useInsertPicture() {
  const [question, setQuestion] = useState<Question | null>(null);
  const give = (chosen: InsertedPicture | null) => {
    question?.answer(chosen);
    setQuestion(null);
  };
  return {
    pick: (picture?: PictureToInsert) =>
      new Promise<InsertedPicture | null>((answer) => {
        question?.answer(null);
        setQuestion({ picture, answer });
      }),
    // Begins anew each time, also where the next picture follows at once.
    dialog: question && (
      <InsertPicture
        key={question.picture?.address}
        picture={question.picture}
        onClose={() => give(null)}
        onInsert={give}
      />
    ),
  };
}
