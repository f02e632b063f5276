/** A person's list of guilds that was read longer ago says nothing of her any more: no right, no membership. */
export const GUILD_LIST_VALID_MS = 30 * 86_400_000;
