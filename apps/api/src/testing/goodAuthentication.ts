/** 企业认证 with all that it needs, but a code that was sent and a picture that is there. */
export const goodAuthentication = {
  licenseId: '01890000-0000-7000-8000-000000000001',
  companyName: '砚舟展览（上海）有限公司',
  unifiedSocialCreditCode: '91310000MA1FL0010P',
  legalRepresentative: '欧阳测试',
  address: '上海市示例路 1 号',
  applicantName: '司徒测试',
  applicantRole: 'legal',
  code: '000000',
  agreed: true,
}
