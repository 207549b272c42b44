/** A popover that is open, in browsers that have popovers, and in those that get them by `fillIn`. */
export const popoverOpen = ':is(:popover-open, .\\:popover-open)';
