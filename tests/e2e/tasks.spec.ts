import { tasks, testTask } from './tasks.ts';

// Each from the dashboard or the site on. The eighth, a portrait, begins what pictures.spec.ts tells.
const { putPortrait: _, ...others } = tasks;
for (const task of Object.values(others)) testTask(task, 'pointer');
