/** True once the server's HTML has been taken over; what appears later is made in the browser. The shell sets it. */
export const hydration = { isOver: false };
