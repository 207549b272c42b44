import { openMigratedDatabase } from './migratedDatabase.ts';
import { median } from './statistics.ts';

const size = 2000;
const goal = { time: 1000 };

/** How long the database takes to give what the feed of a show of so many episodes is written from, a thousand at a time. */
export async function benchFeed({ rounds }: { rounds: number }) {
  const database = await openMigratedDatabase();
  await database.exec(`
    insert into public.media_library (title, file_path, file_name, mime_type, file_size, duration, waveform)
    select 'Son ' || number, '/storage/v1/object/public/media/uploads/' || number || '.mp3', number || '.mp3', 'audio/mpeg',
      40000000, 2520, repeat('k', 200)
    from generate_series(1, ${size}) as number;
    insert into public.site_contents (key, value, version) values ('show/banc', jsonb_build_object(
      'title', 'Banc', 'slug', 'banc', 'description', 'Un banc.'), 1);
    insert into public.site_contents (key, value, version)
    select 'episode/' || number, jsonb_build_object(
      'show', 'show/banc', 'title', 'Le vent', 'slug', 'vent-' || number, 'number', number, 'day', '2026-01-01',
      'description', 'Trois personnes parlent du vent.', 'notes', jsonb_build_array(repeat('Le vent tourne. ', 50)),
      'sound', jsonb_build_object('src', '/storage/v1/object/public/media/uploads/' || number || '.mp3'),
      'transcript', 'WEBVTT' || repeat(E'\\n\\n00:00:00.000 --> 00:00:04.000\\nLe vent tourne.', 40)), 1
    from generate_series(1, ${size}) as number;`);
  await database.exec('vacuum analyze');
  await database.exec('set role anon');
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    for (let from = 0; from < size; from += 1000)
      await database.query(`
        select key, slug, show_key, summary, has_transcript, published_at, public.media(content) from public.site_contents as content
        where key like 'episode/%' and show_key = 'show/banc'
        order by day desc, summary -> 'number' desc, key limit 1000 offset ${from}`);
    // The first round reads what the others find in memory.
    if (round > 0) times.push(performance.now() - began);
  }
  const time = median(times);
  console.warn(
    `Un fil de ${size} épisodes : ${time.toFixed(0)} ms${time > goal.time ? ' ✗' : ''}, médiane de ${rounds} tours. But : ${goal.time} ms.`,
  );
  await database.close();
}
