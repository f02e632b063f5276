/** By this name a second process recognises that the port is held by one of us. */
export const STANDIN_NAME = 'duskrow-discord-standin';
