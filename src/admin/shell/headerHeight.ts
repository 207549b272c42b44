/** Height of the bar at the top of each screen; what sticks below it stops there. */
export const headerHeight = '3.5rem';

/** The same below tablets, where the person and the sign-out have a line of their own. */
export const phoneHeaderHeight = '5.8125rem';
