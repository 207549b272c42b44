/** Height of the bar at the top of each screen; what sticks below it stops there. */
export const headerHeight = '3.5rem';

/** The same below tablets, where the name of the person has a line of its own. */
export const phoneHeaderHeight = '4.875rem';
