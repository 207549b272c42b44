type State = {
  time: number;
  duration: number;
  isPaused: boolean;
  isReady: boolean;
  errorCode: number | null;
};

/** What an element says of itself. */
const getters: Record<string, (state: State) => unknown> = {
  duration: (state) => (state.isReady ? state.duration : Number.NaN),
  paused: (state) => state.isPaused,
  ended: (state) => state.isReady && state.time >= state.duration,
  readyState: (state) => (state.isReady ? HTMLMediaElement.HAVE_ENOUGH_DATA : HTMLMediaElement.HAVE_NOTHING),
  error: (state) => (state.errorCode === null ? null : { code: state.errorCode, message: '' }),
};

const replaced = ['play', 'pause', 'load', 'currentTime', 'src', ...Object.keys(getters)];

const emit = (element: HTMLMediaElement, ...names: string[]) => {
  for (const name of names) element.dispatchEvent(new Event(name));
};

type Elements = {
  findState: (element: HTMLMediaElement) => State;
  /** Another file, or the same one anew. */
  empty: (element: HTMLMediaElement) => void;
  played: Set<HTMLMediaElement>;
};

/** Puts these states in the place of what the browser plays. */
function replaceMembers({ findState, empty, played }: Elements) {
  const prototype = HTMLMediaElement.prototype;
  for (const [name, read] of Object.entries(getters)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return read(findState(this));
      },
    });
  }
  Object.defineProperty(prototype, 'currentTime', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return findState(this).time;
    },
    set(this: HTMLMediaElement, time: number) {
      findState(this).time = time;
      emit(this, 'seeking', 'seeked', 'timeupdate');
    },
  });
  Object.defineProperty(prototype, 'src', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return this.dataset.src ?? '';
    },
    set(this: HTMLMediaElement, src: string) {
      this.dataset.src = src;
      empty(this);
    },
  });
  Object.assign(prototype, {
    play(this: HTMLMediaElement) {
      played.add(this);
      const state = findState(this);
      if (state.isReady && state.time >= state.duration) state.time = 0;
      state.isPaused = false;
      emit(this, 'play');
      return Promise.resolve();
    },
    pause(this: HTMLMediaElement) {
      if (findState(this).isPaused) return;
      findState(this).isPaused = true;
      emit(this, 'pause');
    },
    load(this: HTMLMediaElement) {
      empty(this);
    },
  });
}

/**
 * Sounds and films whose time goes on only as a story lets it, and that fetch nothing. `restore` gives the browser's own
 * elements back.
 */
export function mockMediaElements({ duration = 60 }: { duration?: number } = {}) {
  const states = new WeakMap<HTMLMediaElement, State>();
  const played = new Set<HTMLMediaElement>();
  const findState = (element: HTMLMediaElement) => {
    const state = states.get(element) ?? {
      time: 0,
      duration,
      isPaused: true,
      isReady: false,
      errorCode: null,
    };
    states.set(element, state);
    return state;
  };
  const empty = (element: HTMLMediaElement) => {
    states.delete(element);
    emit(element, 'emptied');
  };
  const before = Object.getOwnPropertyDescriptors(HTMLMediaElement.prototype);
  replaceMembers({ findState, empty, played });

  return {
    /** The element that was played first, second… */
    played: (index = 0) => {
      const element = [...played][index];
      if (!element) throw new Error('Nothing plays.');
      return element;
    },
    /** The file comes. */
    arrive(element: HTMLMediaElement) {
      const state = findState(element);
      state.isReady = true;
      emit(element, 'durationchange', 'loadedmetadata', 'canplay', ...(state.isPaused ? [] : ['playing']));
    },
    /** The file's time goes on by some seconds, to its end at most. */
    advance(element: HTMLMediaElement, seconds: number) {
      const state = findState(element);
      state.time = Math.min(state.duration, state.time + seconds);
      if (state.time >= state.duration) state.isPaused = true;
      emit(element, 'timeupdate', ...(state.isPaused ? ['pause', 'ended'] : []));
    },
    /** The file doesn't come, or no longer. Codes are those of `MediaError`. */
    fail(element: HTMLMediaElement, code: number) {
      findState(element).errorCode = code;
      emit(element, 'error');
    },
    restore() {
      for (const name of replaced) {
        const descriptor = before[name as keyof typeof before];
        if (descriptor) Object.defineProperty(HTMLMediaElement.prototype, name, descriptor);
      }
    },
  };
}
