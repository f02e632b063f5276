/** Lets a second process recognize that the port is used by one of our stand-ins. */
export const STANDIN_NAME = 'duskrow-discord-standin';
