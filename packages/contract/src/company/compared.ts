/** How many companies stand side by side in 企业对比. */
export const fewestCompared = 2
export const mostCompared = 4
