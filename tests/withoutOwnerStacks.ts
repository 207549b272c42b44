import * as React from 'react';

/**
 * React's development build makes two Errors for each element, to name the owners in its warnings: a fifth of the stories'
 * time. Past a limit each second it makes none, and here the limit is reached from the start.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
