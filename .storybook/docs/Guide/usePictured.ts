import { useEffect, useState } from 'react';

/** The stories that have a picture beside the workbench, by their ids; undefined until that is known. */
export function usePictured(): Set<string> | undefined {
  const [pictured, setPictured] = useState<Set<string>>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (ids: string[]) => isCurrent && setPictured(new Set(ids));
    fetch('./pictures/index.json')
      .then((response) => response.json())
      .then(tell, () => tell([]));
    return () => {
      isCurrent = false;
    };
  }, []);
  return pictured;
}

export const pictureOf = (id: string) => `./pictures/${encodeURIComponent(id)}.jpg`;
