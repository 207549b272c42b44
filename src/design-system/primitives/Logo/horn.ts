/** Five bars that open like the horn of a megaphone, as parts of the highest; the last one, the loudest, carries the accent. */
export const horn = [0.22, 0.4, 0.58, 0.78, 1];
