import type { authentication } from '@zhzz/contract/authentication/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import type { Reached } from '#pages/my/authentication/ApplicantStep.tsx'
import type { AuthenticationForm } from '#pages/my/authentication/authenticationForm.ts'

/** The form as the call takes it. */
export function submitRequest(
  form: AuthenticationForm,
  { phone, code }: Reached,
): Request<typeof authentication.submit> {
  const { license, letter, applicantRole } = form
  const letterId = applicantRole === 'agent' ? letter[0]?.id : undefined
  return {
    licenseId: license[0]?.id ?? '',
    companyName: form.companyName,
    unifiedSocialCreditCode: form.unifiedSocialCreditCode,
    legalRepresentative: form.legalRepresentative,
    address: form.address,
    applicantName: form.applicantName,
    applicantPosition: form.applicantPosition,
    applicantRole,
    ...(letterId !== undefined && { letterId }),
    ...(phone !== null && { phone }),
    code,
    agreed: true,
  }
}
