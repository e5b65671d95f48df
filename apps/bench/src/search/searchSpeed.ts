export async function searchSpeed(_: unknown) {}
