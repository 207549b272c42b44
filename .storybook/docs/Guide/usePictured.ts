import { useEffect, useState } from 'react';

/** The pictures of stories beside the workbench, by the stories' ids; undefined until it is known which there are. */
export function usePictured(): Map<string, string> | undefined {
  const [pictured, setPictured] = useState<Map<string, string>>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (files: Record<string, string>) =>
      isCurrent &&
      setPictured(new Map(Object.entries(files).map(([id, file]) => [id, `./pictures/${file}`])));
    fetch('./pictures/index.json')
      .then((response) => response.json())
      .then(tell, () => tell({}));
    return () => {
      isCurrent = false;
    };
  }, []);
  return pictured;
}
