/** Days before its end from which on an unlock can be renewed. */
export const renewableDays = 30
