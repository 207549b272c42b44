import { tasks, testTask } from '../tasks.ts';
import { rarerTasks } from '../rarerTasks.ts';

// By Tab, arrows, Enter, Space and what is typed, where nothing takes a pointer; and by a finger, on a phone.
for (const task of Object.values({ ...tasks, ...rarerTasks })) {
  testTask(task, 'keyboard');
  testTask(task, 'touch');
}
for (const task of Object.values(rarerTasks)) testTask(task, 'pointer');
