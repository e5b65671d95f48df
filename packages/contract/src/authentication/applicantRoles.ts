/** 身份 of who asks: 法定代表人, or 授权经办人, who needs a letter of authorisation. */
export const applicantRoles = ['legal', 'agent'] as const
