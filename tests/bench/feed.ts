import { rm } from 'node:fs/promises';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { median } from './statistics.ts';
import { withServer } from './publish.ts';

const goal = 1000;
const show = 'ba000000-0000-4000-8000-000000000001';
const upload = '/storage/v1/object/public/media/uploads/';

/** A show with so many episodes, each with a sound of its own, two paragraphs and what is said in half an hour. */
const episodes = (count: number) => `
insert into public.media_library (title, file_path, file_name, mime_type, file_size, duration, waveform)
select 'Son ' || n, '${upload}' || 1693000000000 + n || '.mp3', n || '.mp3', 'audio/mpeg', 14000000, 1800, repeat('z', 200)
from generate_series(1, ${count}) as n;
insert into private.document_versions (kind, id, number, version, value, reason)
select 'show'::public.document_kind, '${show}', 1, 1, jsonb_build_object(
  'title', 'Banc', 'slug', 'banc', 'description', 'Une émission.', 'cover', 'dusk', 'category', 'Business', 'author', 'Banc',
  'owner', jsonb_build_object('name', 'Banc', 'email', 'banc@exemple.test'), 'type', 'episodic', 'isExplicit', false,
  'isLocked', true, 'links', '[]'::jsonb
), 'published'::public.version_reason
union all
select 'episode', gen_random_uuid()::text, 1, 1, jsonb_build_object(
  'show', 'show/${show}', 'title', 'Épisode ' || n, 'slug', 'e' || n, 'number', n, 'day', ('2020-01-01'::date + n)::text,
  'description', repeat('Un mot. ', 25), 'notes', jsonb_build_array(repeat('Une note. ', 80), repeat('Une suite. ', 80)),
  'links', '[]'::jsonb, 'chapters', '00:00 Début', 'sound', jsonb_build_object('src', '${upload}' || 1693000000000 + n || '.mp3'),
  'isExplicit', false, 'transcript', 'WEBVTT' || repeat(E'\\n\\n00:00:01.000 --> 00:00:02.000\\nDes mots dits.', 500)
), 'published'::public.version_reason from generate_series(1, ${count}) as n;
select private.put_online((kind, id), value, 1) from private.document_versions
where id = '${show}' or value ->> 'show' = 'show/${show}' order by kind;
analyze`;

/** How long the feed of a show takes to make, which a change of the site asks for again; each round changes it. */
export async function benchFeed({ counts, rounds }: { counts: number[]; rounds: number }): Promise<void> {
  for (const count of counts) {
    const dataDir = await createThrowAwayData();
    try {
      await withServer(dataDir, async ({ url, backend }, site) => {
        await backend.exec(episodes(count));
        const times: number[] = [];
        let bytes = 0;
        for (let round = 0; round <= rounds; round += 1) {
          await backend.exec(
            `update public.shows set title = 'Banc ${round}' where 'show/' || id = '${show}'`,
          );
          await site.refresh();
          const began = performance.now();
          const response = await fetch(`${url}/balados/banc/feed.xml`);
          const text = await response.text();
          if (round > 0) times.push(performance.now() - began);
          bytes = text.length;
          const found = text.split('<item>').length - 1;
          if (found !== count)
            throw new Error(`The feed answers ${response.status}, with ${found} episodes.`);
        }
        const taken = median(times);
        console.warn(
          `Flux de ${count} épisodes : ${taken.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} Mo${taken > goal ? ' ✗' : ''}`,
        );
      });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  console.warn(
    `Médianes de ${rounds} tours, le flux changé avant chacun. But : 2 000 épisodes en ${goal} ms.`,
  );
}
