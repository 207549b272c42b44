// Looks into one file in a thread of its own: a container can be made to keep whoever reads it busy.
import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { findPlaybackRefusal } from '#features/media/data/playback.ts';

parentPort?.postMessage(await findPlaybackRefusal(await openAsBlob(workerData as string)));
