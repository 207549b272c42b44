import { createContext } from 'react';
import type { DataError } from '../errors.ts';
import type { Role } from './roles.ts';
import type { Device, NewDevice } from './secondFactor.ts';

/** The person whose account is in use. */
export type AuthUser = { id: string; email: string };

/** What the back-office knows of that person: name and role. */
export type Profile = {
  user_id: string;
  email: string | null;
  role: Role;
  first_name: string | null;
  last_name: string | null;
};

/**
 * Where the profile stands. A guard decides on `loaded` and `error` alone: before that, a role check fails only
 * because the profile is still on its way.
 */
export type ProfileStatus = 'idle' | 'loading' | 'loaded' | 'error';

/** How an operation of the authentication service ended; failures are returned, not thrown (product: useAuth). */
export type AuthResult = { error: DataError | null };

/** What a link to the choice of a password was sent for, and the token that it brings. */
export type PasswordLink = { type: 'invite' | 'recovery'; token: string };

/** What `useAuth` gives (product: useAuth). */
export type Auth = {
  user: AuthUser | null;
  /** Null while it loads, and when it could not be loaded: every role check then fails. */
  profile: Profile | null;
  profileStatus: ProfileStatus;
  /** True until it is known whether somebody is signed in. */
  isLoading: boolean;
  /** True as long as the session of `user` still wants the code of a device: it opens nothing yet. */
  isCodeRequired: boolean;
  /** The devices that `user` makes codes with. */
  devices: Device[];
  /** True when the settings want a second factor of this role, and there is none: only adding one is possible. */
  isDeviceMissing: boolean;
  /**
   * True when the session ended without this tab's doing: it expired, was refused, another tab signed out, or it wants a code
   * that it didn't want before.
   */
  hasSessionEnded: boolean;
  /** True from the moment that this tab signs out, so that no guard takes the person elsewhere than home. */
  isSigningOut: boolean;
  /** True when the page was opened from the link of a password reset e-mail. */
  isRecoveringPassword: boolean;
  /** Whether a code is wanted then, too, comes with the answer. */
  signIn: (credentials: {
    email: string;
    password: string;
  }) => Promise<AuthResult & { isCodeRequired?: boolean }>;
  /** Gives the code of a device: to sign in, to prove once more who it is, or to add the device. */
  giveCode: (proof: { deviceId: string; code: string }) => Promise<AuthResult>;
  /** Gives up signing in before the code. Unlike `signOut`, leaves alone what waits for the person on screen. */
  giveUpCode: () => Promise<void>;
  /** Gives one's own password once more. */
  provePassword: (password: string) => Promise<AuthResult>;
  /** Begins to add a device; its first code completes it. */
  beginDevice: (name: string) => Promise<AuthResult & { device?: NewDevice }>;
  removeDevice: (id: string) => Promise<AuthResult>;
  /** The confirmation link of the e-mail leads to the root of the site. */
  signUp: (account: {
    email: string;
    password: string;
    firstName?: string | undefined;
    lastName?: string | undefined;
  }) => Promise<AuthResult>;
  /** Ends the session on this device, even when the server can't be reached. */
  signOut: () => Promise<void>;
  /** Whether the profile's role reaches the required one; false without a profile. */
  hasRole: (required: Role) => boolean;
  /** Asks for the profile again, after an error. */
  reloadProfile: () => void;
  /** Asks for the profile again after a change of it; what is known stays until then. */
  refreshProfile: () => void;
  /** Sends the e-mail whose link leads to `redirectTo`, where a new password is chosen. */
  requestPasswordReset: (email: string, redirectTo: string) => Promise<AuthResult>;
  /** Where there is a device, waits until its code is given, too. */
  updatePassword: (password: string) => Promise<AuthResult>;
  /** The same for whoever is in already, and knows the present one. */
  changePassword: (change: { present: string; password: string }) => Promise<AuthResult>;
  /**
   * Gives the account of an e-mail's link the password that the person has chosen, and signs them in. The link is good for
   * once: when the password alone was refused, another one can be tried.
   */
  spendPasswordLink: (link: PasswordLink, password: string) => Promise<AuthResult>;
  /** Confirms the address of a new account by the token of an e-mail. Nobody is signed in by it. */
  confirmEmail: (token: string) => Promise<AuthResult>;
  /** Ends the sessions of this person on all other devices. */
  signOutElsewhere: () => Promise<AuthResult>;
};

export const AuthContext = createContext<Auth | null>(null);
