/** Height of the bar at the top of each screen; what sticks below it stops there. */
export const headerHeight = '3.5rem';
