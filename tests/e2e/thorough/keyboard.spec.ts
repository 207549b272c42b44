import { tasks, testTask } from '../tasks.ts';

// The tasks of tasks.spec.ts by Tab, arrows, Enter, Space and what is typed: nothing of them takes a pointer.
for (const task of Object.values(tasks)) testTask(task, 'keyboard');
